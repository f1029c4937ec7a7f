use zed_extension_api as zed;

struct Coversheet;

impl zed::Extension for Coversheet {
    fn new() -> Self {
        Coversheet
    }

    fn language_server_command(
        &mut self,
        _server: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree
            .which("coversheet")
            .ok_or("coversheet is not on the PATH")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Coversheet);
