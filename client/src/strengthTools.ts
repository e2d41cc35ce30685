/** Commands for those who set problems. They are loaded when the first of them is run. */
import { addCases } from './strength/addCases';
import { exportTestData } from './strength/exportTestData';
import { generateTestFile } from './strength/generateTestFile';
import { showMistakes } from './strength/showMistakes';

export const strengthTools = { addCases, exportTestData, generateTestFile, showMistakes };
