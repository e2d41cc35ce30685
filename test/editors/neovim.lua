-- Works at the file that Neovim was started with, as a person would, and writes down what it saw (see desk.ts).

local function wait_for(what, condition)
  if not vim.wait(10000, condition, 20) then
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

-- Takes the action with this title from the menu at a line.
local function act(line, title)
  vim.api.nvim_win_set_cursor(0, { line, 0 })
  local before = text()
  vim.ui.select = function(actions, options, choose)
    for index, action in ipairs(actions) do
      if options.format_item(action) == title then
        return choose(action, index)
      end
    end
    error(title .. ' is not among the actions')
  end
  vim.lsp.buf.code_action()
  wait_for(title, function()
    return text() ~= before
  end)
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
end)
if not ok then
  seen.problem = problem
end
vim.fn.writefile({ vim.fn.json_encode(seen) }, 'seen.json')
vim.cmd('qall!')
