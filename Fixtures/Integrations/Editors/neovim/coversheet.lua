-- Copy to ~/.config/nvim/plugin/coversheet.lua; the colors are in ../vim.
vim.filetype.add({ extension = { scenario = 'coversheet', apns = 'json', strings = 'strings' } })

-- Opens the phone in a terminal, before a line of a scenario.
vim.lsp.commands['coversheet.openAtLine'] = function(command)
  local path, line = unpack(command.arguments)
  vim.cmd('split')
  vim.cmd('terminal coversheet open ' .. vim.fn.fnameescape(vim.fn.shellescape(path)) .. ' --line=' .. line)
end

local function begin()
  local config = { name = 'coversheet', cmd = { 'coversheet', 'lsp' }, root_dir = vim.fn.getcwd() }
  if vim.lsp.start then
    vim.lsp.start(config)
    return
  end
  -- Before Neovim 0.8.
  coversheet_client = coversheet_client or vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(0, coversheet_client)
end

vim.api.nvim_create_autocmd('BufEnter', {
  pattern = {
    '*.scenario', '*.apns', '*.ndjson', '*.jsonl', '*.strings', '*.stringsdict', '*.xcstrings',
    'Notifications.json', 'Service.json', 'Content.json',
  },
  callback = begin,
})
