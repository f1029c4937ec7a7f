// Begins “coversheet lsp” and opens the phone before a line.
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async (context) => {
  const program = vscode.workspace.getConfiguration('coversheet').get('path');
  client = new LanguageClient(
    'coversheet',
    'Coversheet',
    { command: program, args: ['lsp'] },
    {
      documentSelector: [
        { language: 'coversheet' },
        { pattern: '**/*.{apns,ndjson,jsonl,strings,stringsdict,xcstrings}' },
        { pattern: '**/{Notifications,Service,Content}.json' },
      ],
    }
  );
  context.subscriptions.push(
    vscode.commands.registerCommand('coversheet.openAtLine', (path, line) => {
      const terminal = vscode.window.createTerminal({
        name: 'Coversheet',
        shellPath: program,
        shellArgs: ['open', path, `--line=${line}`],
      });
      terminal.show();
    })
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
