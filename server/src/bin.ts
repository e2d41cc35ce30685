#!/usr/bin/env node
/** The program `winning-move`: the command line, of which Node.js 22 and later keep what they have compiled. */
import module from 'node:module';

(module as { enableCompileCache?: () => void }).enableCompileCache?.();
void import('./cli');
