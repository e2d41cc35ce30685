/** The judges, by the first part of their problems’ ids. */

interface Judge {
  readonly name: string;
  /** What people call it besides. */
  readonly also?: string;
}

const JUDGES: Readonly<Record<string, Judge>> = {
  '51nod': { name: '51Nod' },
  acwing: { name: 'AcWing' },
  atcoder: { name: 'AtCoder' },
  boj: { name: 'BOJ', also: 'Baekjoon' },
  bzoj: { name: 'BZOJ' },
  cf: { name: 'Codeforces' },
  code: { name: 'AtCoder' },
  cses: { name: 'CSES' },
  hackerrank: { name: 'HackerRank' },
  hdu: { name: 'HDU', also: '杭电' },
  hiho: { name: 'hihoCoder' },
  kattis: { name: 'Kattis' },
  leetcode: { name: 'LeetCode', also: '力扣' },
  lightoj: { name: 'LightOJ' },
  luogu: { name: 'Luogu', also: '洛谷' },
  nyoj: { name: 'NYOJ', also: '南阳' },
  poj: { name: 'POJ', also: '北大' },
  spoj: { name: 'SPOJ' },
  uva: { name: 'UVa', also: 'Online Judge' },
  zoj: { name: 'ZOJ', also: '浙大' },
};

/** Returns the judge that has a problem with this id; undefined if it is nobody’s. */
export const judgeOf = (id: string): Judge | undefined => JUDGES[id.slice(0, id.indexOf('-'))];
