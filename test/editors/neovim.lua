-- Works at the file that Neovim was started with, as a person would, and writes down what it saw (see desk.ts).

local function wait_for(what, condition)
  if not vim.wait(300000, condition, 20) then
    error('waited in vain for ' .. what)
  end
end

local function findings()
  local found = vim.tbl_map(function(finding)
    return {
      -- Neovim 0.7 keeps the code where only the server's own message has it.
      code = finding.code or finding.user_data.lsp.code,
      from = { finding.lnum, finding.col },
      to = { finding.end_lnum, finding.end_col },
      message = finding.message,
    }
  end, vim.diagnostic.get(0))
  table.sort(found, function(one, other)
    return one.from[1] < other.from[1]
  end)
  return found
end

local function floating_text()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, true), '\n')
    end
  end
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n') .. '\n'
end

-- Has the next menu answered with this title.
local function choose_next(title)
  vim.ui.select = function(actions, options, choose)
    for index, action in ipairs(actions) do
      if options.format_item(action) == title then
        return choose(action, index)
      end
    end
    error(title .. ' is not in the menu')
  end
end

-- Takes the action with this title from the menu at a line.
local function act(line, title)
  vim.api.nvim_win_set_cursor(0, { line, 0 })
  local before = text()
  choose_next(title)
  vim.lsp.buf.code_action()
  wait_for(title, function()
    return text() ~= before
  end)
end

-- The text of the buffer of a file, whether or not it is saved; nil where there is none.
local function buffer_text(name)
  local buffer = vim.fn.bufnr(name)
  if buffer < 0 or not vim.api.nvim_buf_is_loaded(buffer) then
    return nil
  end
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\n') .. '\n'
end

local function disk_text(name)
  local file = io.open(name, 'rb')
  if not file then
    return nil
  end
  local content = file:read('*a')
  file:close()
  return content
end

-- Writes the expected output through `start`, and tells what the file beside holds at each step.
local function write_output(name, start)
  local before = buffer_text(name)
  start()
  wait_for(name, function()
    return buffer_text(name) ~= before
  end)
  local steps = { buffer = buffer_text(name), disk = disk_text(name) or 'nothing' }
  vim.cmd('silent wall')
  steps.saved = disk_text(name)
  vim.fn.bufload(name)
  vim.api.nvim_buf_call(vim.fn.bufnr(name), function()
    vim.cmd('silent undo')
  end)
  steps.undone = buffer_text(name)
  vim.cmd('silent bwipeout! ' .. name)
  return steps
end

local seen = {}
local ok, problem = pcall(function()
  seen.version = vim.fn.matchstr(vim.fn.execute('version'), 'NVIM v\\zs\\d\\S*\\ze\\n')
  seen.type = vim.bo.filetype
  wait_for('findings', function()
    return #vim.diagnostic.get(0) > 0
  end)
  seen.findings = findings()

  vim.lsp.buf.hover()
  wait_for('a hover', floating_text)
  seen.hover = floating_text()

  act(2, os.getenv('FIX'))
  seen.text = text()
  wait_for('the findings of the new text', function()
    return #vim.diagnostic.get(0) < #seen.findings
  end)
  seen.left = findings()

  local out = os.getenv('OUT')
  vim.fn.writefile({ 'mine' }, out)
  seen.replaced = write_output(out, function()
    choose_next('Write the expected output to ' .. out)
    vim.lsp.buf.code_action()
  end)
  os.remove(out)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  vim.lsp.codelens.refresh()
  wait_for('lenses', function()
    return #vim.lsp.codelens.get(0) > 0
  end)
  seen.lenses = vim.tbl_map(function(lens)
    return lens.command.title
  end, vim.lsp.codelens.get(0))
  seen.created = write_output(out, function()
    choose_next('Write expected output')
    vim.lsp.codelens.run()
  end)
end)
if not ok then
  seen.problem = problem
end
vim.fn.writefile({ vim.fn.json_encode(seen) }, 'seen.json')
vim.cmd('qall!')
