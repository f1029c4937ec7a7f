"""pygls' client and PyPI's mcp client against the program: editors.py lsp|mcp PROGRAM FOLDER"""

import asyncio
import json
import pathlib
import sys

TEXT = """\
wkae
push - {"aps":{"alert":"🍲 Hi"},"Simulator Target Bundle":"com.example.tea"} id=hi
expect notification hi body "🍲 Hi"
expect notification h
"""


async def lsp(program, folder):
    from lsprotocol import types
    from pygls.lsp.client import BaseLanguageClient

    class Client(BaseLanguageClient):
        pass

    client = Client("editors", "1")
    told = asyncio.Queue()

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def diagnostics(params):
        told.put_nowait(params)

    path = pathlib.Path(folder) / "day.scenario"
    path.write_text(TEXT)
    uri = path.as_uri()
    await client.start_io(program, "lsp")
    folders = [types.WorkspaceFolder(uri=pathlib.Path(folder).as_uri(), name="work")]
    result = await client.initialize_async(
        types.InitializeParams(capabilities=types.ClientCapabilities(), workspace_folders=folders)
    )
    assert result.capabilities.rename_provider, result
    client.initialized(types.InitializedParams())
    document = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "coversheet", 1, TEXT))
    )
    found = (await asyncio.wait_for(told.get(), 60)).diagnostics
    assert found[0].message == 'unknown verb "wkae"; did you mean "wake"?', found

    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, found[0].range, types.CodeActionContext(diagnostics=found[:1]))
    )
    fix = actions[0].edit.changes[uri][0]
    assert fix.new_text == "wake", actions
    change = types.TextDocumentContentChangePartial(range=fix.range, text=fix.new_text)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(version=2, uri=uri), [change])
    )
    found = (await asyncio.wait_for(told.get(), 60)).diagnostics
    assert all("wkae" not in one.message for one in found), found

    place = types.Position(line=3, character=21)
    items = await client.text_document_completion_async(types.CompletionParams(document, place))
    assert "hi" in [item.label for item in items.items], items
    place = types.Position(line=2, character=21)
    hover = await client.text_document_hover_async(types.HoverParams(document, place))
    assert "🍲 Hi" in hover.contents.value, hover
    edit = await client.text_document_rename_async(types.RenameParams(document, place, "soup"))
    assert len(edit.changes[uri]) == 2, edit
    # Behind a character of two units of UTF-16.
    assert edit.changes[uri][0].range.start.character == TEXT.split("\n")[1].index("id=hi") + 4, edit
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
    assert len(tokens.data) % 5 == 0 and tokens.data, tokens
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()


async def mcp(program, folder):
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    place = pathlib.Path(folder)
    (place / "soup.apns").write_text('{"aps":{"alert":"Soup","mutable-content":true}}')
    parameters = StdioServerParameters(command=program, args=["mcp", folder])
    async with stdio_client(parameters) as streams, ClientSession(*streams) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        used = set()

        async def use(tool, fails=False, **arguments):
            used.add(tool)
            result = await session.call_tool(tool, arguments)
            error = getattr(result, "is_error", None)
            if error is None:
                error = result.isError
            assert bool(error) == fails, result
            return result.content[0].text

        await use("act", line='app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}')
        payload = {"aps": {"alert": {"title": "Ada", "body": "Two soups"}}}
        assert "listed" in await use("push", app="bistro", payload=payload, id="soup")
        assert "Two soups" in await use("screen")
        assert json.loads(await use("state"))["notifications"][0]["name"] == "soup"
        assert "soup" in await use("explain", what="soup")
        assert json.loads(await use("expect", line="notification soup title Ada"))["holds"]
        assert "Y25" in await use("check", path="soup.apns")
        assert "did you mean" in await use("act", fails=True, line="wkae")
        await use("check", fails=True, path="/etc/hosts")
        await use("record", path="made.scenario")
        assert "push com.example.bistro" in (place / "made.scenario").read_text()
        assert used == tools, tools - used


asyncio.run({"lsp": lsp, "mcp": mcp}[sys.argv[1]](sys.argv[2], sys.argv[3]))
