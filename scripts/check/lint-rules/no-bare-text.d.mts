import type { Rule } from 'eslint';

export declare const noBareText: Rule.RuleModule;
