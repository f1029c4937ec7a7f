"""The files for editors, read by others than the editors: grammars.py PROGRAM

TextMate's grammar by Oniguruma, which VS Code reads it with, against what the language server says of every scenario;
Kate's by KDE's own highlighter; Helix' and Zed's as TOML; VS Code's points of contribution. Prints what is wrong.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib

import onigurumacffi

ROOT = pathlib.Path(__file__).resolve().parent.parent
EDITORS = ROOT / "Fixtures/Integrations/Editors"
GRAMMAR = EDITORS / "vscode/syntaxes/coversheet.tmLanguage.json"
TOKENS = ["keyword", "number", "variable", "property", "string", "comment", "enumMember", "class"]
SCOPES = {
    "keyword.control.coversheet": "keyword",
    "comment.line.number-sign.coversheet": "comment",
    "variable.parameter.coversheet": "property",
}
SUBJECT = "support.type.coversheet"


class Grammar:
    """Cuts texts as TextMate does: row by row, at the first place where a rule fits, the outer rule's end first."""

    def __init__(self, path):
        self.grammar = json.loads(path.read_text())
        self.compiled = {}

    def search(self, pattern, text, position):
        if pattern not in self.compiled:
            self.compiled[pattern] = onigurumacffi.compile(pattern)
        return self.compiled[pattern].search(text, position)

    def rules(self, patterns):
        for pattern in patterns:
            rule = self.grammar["repository"][pattern["include"][1:]] if "include" in pattern else pattern
            if "match" in rule or "begin" in rule:
                yield rule
            else:
                yield from self.rules(rule.get("patterns", []))

    def first(self, text, position, open_rule):
        """The match that begins first with its rule; of the open rule's end, None for a rule."""
        found = None
        if open_rule and (end := self.search(open_rule["end"], text, position)):
            found = (end, None)
        for rule in self.rules((open_rule or self.grammar).get("patterns", [])):
            match = self.search(rule.get("match") or rule["begin"], text, position)
            if match and (not found or match.start() < found[0].start()):
                found = (match, rule)
        return found

    def row(self, row, stack):
        """What a row has, as (start, end, innermost scope); the stack is left as the next row finds it."""
        text, position, tokens = row + "\n", 0, []
        while position < len(text) and (found := self.first(text, position, stack[-1] if stack else None)):
            match, rule = found
            if stack and stack[-1].get("name"):
                tokens.append((position, match.start(), stack[-1]["name"]))
            if rule is None:
                stack.pop()
            elif "begin" in rule:
                stack.append(rule)
            elif rule.get("name"):
                tokens.append((*match.span(), rule["name"]))
            for number, capture in (rule or {}).get("captures", {}).items():
                if match.start(int(number)) >= 0:
                    tokens.append((*match.span(int(number)), capture["name"]))
            # A match of nothing would be found for ever.
            position = match.end() + (match.end() == match.start() == position and rule is not None)
        return tokens

    def tokens(self, text):
        stack = []
        return {
            (number, start, end): scope
            for number, row in enumerate(text.split("\n"))
            for start, end, scope in self.row(row, stack)
            if end > start
        }


class Server:
    """The language server, asked what it says the words of a text are."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.request("initialize", {"capabilities": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def request(self, method, params):
        self.send({"id": 1, "method": method, "params": params})
        while True:
            header = self.process.stdout.readline()
            self.process.stdout.readline()
            message = json.loads(self.process.stdout.read(int(header.split(b":")[1])))
            if message.get("id") == 1:
                return message["result"]

    def tokens(self, path, text):
        document = {"uri": path.as_uri(), "languageId": "coversheet", "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        data = self.request("textDocument/semanticTokens/full", {"textDocument": document})["data"]
        self.send({"method": "textDocument/didClose", "params": {"textDocument": document}})
        tokens, row, column = {}, 0, 0
        for index in range(0, len(data), 5):
            rows, step, length, kind, _ = data[index : index + 5]
            row, column = row + rows, step if rows else column + step
            tokens[row, column, column + length] = TOKENS[kind]
        return tokens


def text_mate(program):
    grammar, server, count = Grammar(GRAMMAR), Server(program), 0
    for path in sorted(ROOT.glob("Fixtures/**/*.scenario")):
        text = path.read_text()
        # The server counts in UTF-16, and this in characters.
        if not text.isascii():
            continue
        count += 1
        said, colored = server.tokens(path, text), grammar.tokens(text)
        known = {place: SCOPES[scope] for place, scope in colored.items() if scope in SCOPES}
        wanted = {place: kind for place, kind in said.items() if kind in SCOPES.values()}
        subjects = {place: "enumMember" for place, scope in colored.items() if scope == SUBJECT}
        wrong = [place for place in known.keys() | wanted.keys() if known.get(place) != wanted.get(place)]
        wrong += [place for place in subjects if said.get(place) != "enumMember"]
        for row, start, end in sorted(wrong)[:3]:
            word = text.split("\n")[row][start:end]
            yield f"{path.relative_to(ROOT)}:{row + 1}:{start + 1}: the grammar and the server disagree about “{word}”"
    if count < 300:
        yield f"only {count} scenarios were colored"


def kate():
    sample = 'push a {"b": {\n  "c":   "d # e" } }   id=x  # f\n09:41 expect not notification x title "A # b"\n'
    wanted = [("Verb", "push"), ("Key", '"b"'), ("Key", '"c"'), ("String", '"d # e"'), ("Key", "id"), ("Comment", " # f")]
    wanted += [("Time", "09:41"), ("Verb", "expect"), ("Subject", "notification"), ("String", '"A # b"')]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        syntax = folder / "org.kde.syntax-highlighting/syntax"
        syntax.mkdir(parents=True)
        # Colors of its own for each kind of word, so that the page tells them apart.
        colors = {"Verb": "#010101", "Key": "#020202", "String": "#030303", "Comment": "#040404", "Time": "#050505"}
        colors["Subject"] = "#060606"
        text = (EDITORS / "kate/coversheet.xml").read_text()
        for kind, color in colors.items():
            text = re.sub(f'(<itemData name="{kind}" defStyleNum="[A-Za-z]+")', rf'\1 color="{color}"', text)
        (syntax / "coversheet.xml").write_text(text)
        (folder / "a.scenario").write_text(sample)
        done = subprocess.run(
            ["kate-syntax-highlighter", "--syntax", "Coversheet", "--output-format", "html", folder / "a.scenario"],
            env={**os.environ, "XDG_DATA_HOME": name, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
        )
    if done.returncode or "oversheet" in done.stderr:
        yield f"kate: {done.stderr}"
    kinds = {color: kind for kind, color in colors.items()}
    spans = re.findall(r'<span style="color:(#0\d0\d0\d);[^"]*">(.*?)</span>', done.stdout)
    found = [(kinds[color], word.replace("&quot;", '"')) for color, word in spans]
    if found != wanted:
        yield f"kate: {found} where {wanted} is needed"


def toml():
    helix = tomllib.loads((EDITORS / "helix/languages.toml").read_text())
    for language in helix["language"]:
        own = set(language["language-servers"]) & set(helix["language-server"])
        if not own or not {"name", "file-types"} <= language.keys():
            yield f"helix: {language}"
    extension = tomllib.loads((EDITORS / "zed/extension.toml").read_text())
    language = tomllib.loads((EDITORS / "zed/languages/coversheet/config.toml").read_text())
    cargo = tomllib.loads((EDITORS / "zed/Cargo.toml").read_text())
    if not {"id", "name", "version", "schema_version", "authors", "description"} <= extension.keys():
        yield f"zed: {sorted(extension)}"
    if language["name"] not in extension["language_servers"]["coversheet"]["languages"]:
        yield "zed: the server is not for the language"
    if cargo["lib"]["crate-type"] != ["cdylib"] or "zed_extension_api" not in cargo["dependencies"]:
        yield "zed: it is no extension"


def vs_code():
    folder = EDITORS / "vscode"
    package = json.loads((folder / "package.json").read_text())
    points = package["contributes"]
    if unknown := points.keys() - {"languages", "grammars", "jsonValidation", "problemMatchers", "configuration"}:
        yield f"vscode: VS Code knows no {unknown}"
    paths = [package["main"]] + [grammar["path"] for grammar in points["grammars"]]
    paths += [language["configuration"] for language in points["languages"] if "configuration" in language]
    yield from (f"vscode: there is no {path}" for path in paths if not (folder / path).is_file())
    # Those with a configuration are begun with by themselves.
    begun = {event.removeprefix("onLanguage:") for event in package["activationEvents"]}
    begun |= {language["id"] for language in points["languages"] if "configuration" in language}
    yield from (f"vscode: {one['id']} begins nothing" for one in points["languages"] if one["id"] not in begun)


def main():
    os.environ["COVERSHEET_DATA"] = str(ROOT)
    found = [*vs_code(), *toml(), *kate(), *text_mate(sys.argv[1])]
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


sys.exit(main())
