-- A mistake, what is said of it, what it is mended by, and another name, in Neovim without a screen.
local function wait(what, holds)
  if not vim.wait(30000, holds, 20) then
    io.stderr:write('Neovim waits for ' .. what .. '\n')
    vim.cmd('cquit')
  end
end

local function ask(method, line, character, more)
  local params = vim.tbl_extend('force', {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = character },
  }, more or {})
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 30000) or {}) do
    return answer.result
  end
end

local function check(what, holds)
  if not holds then
    io.stderr:write('Neovim: ' .. what .. '\n')
    vim.cmd('cquit')
  end
end

wait('the diagnostic', function() return #vim.diagnostic.get(0) > 0 end)
check('the message', vim.diagnostic.get(0)[1].message:find('did you mean "wake"', 1, true))
check('the filetype', vim.bo.filetype == 'coversheet')
check('the colors', vim.fn.synIDattr(vim.fn.synID(2, 1, 1), 'name') == 'coversheetVerb')
local start = { line = 0, character = 0 }
local actions = ask('textDocument/codeAction', 0, 0, { range = { start = start, ['end'] = start }, context = { diagnostics = {} } })
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
check('the fix', vim.fn.getline(1) == 'wake')
wait('the diagnostic to go', function()
  for _, one in ipairs(vim.diagnostic.get(0)) do
    if one.message:find('wkae', 1, true) then return false end
  end
  return true
end)
local list = ask('textDocument/completion', 2, 21)
local names = {}
for _, item in ipairs(list.items) do names[item.label] = true end
check('the completion', names['hi'])
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', 2, 21, { newName = 'soup' }), 'utf-16')
check('the name given', vim.fn.getline(2):find('id=soup', 1, true))
check('the name used', vim.fn.getline(3) == 'expect notification soup body Hi')
vim.cmd('qall!')
