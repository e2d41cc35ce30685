/** What there is to see of programs of the user. */
import { openSolved } from './openSolved';
import type { Workbench } from './workbench';

/** A program with a fault, in C++, beside a file. */
const TWICE = `#include <cstdio>
#include <utility>
int main() {
  int a, b;
  while (scanf("%d %d", &a, &b) == 2 && (a || b)) {
    bool won = true;
    if (a > b) std::swap(a, b);
    while (b % a && b < 2 * a) { b -= a; std::swap(a, b); won = !won; }
    puts(won ? "Stan wins" : "Ollie wins");
  }
}
`;

async function withProgram(workbench: Workbench): Promise<void> {
  workbench.write('a.cpp', TWICE);
  workbench.write('.vscode/settings.json', JSON.stringify({ 'game.program': ['${workspaceFolder}/a.cpp'] }));
  await openSolved(workbench, 'mine.game', '# game: poj-2348\n34 12\n15 24\n1500000000 2000000000\n0 0\n');
}

export async function programRun(workbench: Workbench): Promise<void> {
  await withProgram(workbench);
  await workbench.runCommand('Winning Move: Run My Program');
  await workbench.page.locator('.test-output-peek, .codicon-testing-failed-icon').first().waitFor();
}

export async function programStress(workbench: Workbench): Promise<void> {
  await withProgram(workbench);
  await workbench.runCommand('Winning Move: Stress-Test My Program');
  await workbench.page.locator('#status\\.notifications .codicon-bell-dot').waitFor();
  await workbench.runCommand('Notifications: Show Notifications');
  await workbench.page.getByText('Smallest failing case').first().waitFor();
}

export async function programChoose(workbench: Workbench): Promise<void> {
  await withProgram(workbench);
  await workbench.runCommand('Winning Move: Choose My Program');
  await workbench.page.locator('.quick-input-list-row').first().waitFor();
}
