/** The case to rest the mouse on comes last, so that its hover hides nothing. */
export const SHOWN = `# game: poj-2348
# The samples of the statement.
34 12
#> Stan wins
15 24
#> Ollie wins
# Twice the smaller number overflows 32 bits, and the mover loses all the same.
1500000000 2000000000
#> Ollie wins
# The game that the statement tells move by move.
25 7
#> Stan wins
0 0
`;

/** Findings in the light theme: what is wrong, and that the good cases are answered all the same. */
export const WRONG = `# game: poj-1704
3
3
1 2 3
4
5 9 2 9
8
1 5 6 7 9 12 14 17000
`;
