const question = /^\(color: ?color-mix\(/;

/**
 * Takes out what Tailwind says for browsers that do not know `color-mix`: all supported ones do, and the live
 * examples are nothing without it. The mixed color stays, without the question whether it is known.
 */
export const withoutMixFallbacks = {
  postcssPlugin: 'without-mix-fallbacks',
  OnceExit(root) {
    root.walkAtRules('supports', (supports) => {
      if (!question.test(supports.params)) return;
      const before = supports.prev();
      const fallback = before?.type === 'rule' ? before.last : before;
      supports.walkDecls(({ prop }) => {
        if (fallback?.type === 'decl' && fallback.prop === prop) fallback.remove();
      });
      if (before?.type === 'rule' && before.nodes.length === 0) before.remove();
      supports.replaceWith(supports.nodes);
    });
  },
};
