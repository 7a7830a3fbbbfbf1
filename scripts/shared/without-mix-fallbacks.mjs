const question = /^\(color: ?color-mix\(/;

/**
 * PostCSS plugin that removes the fallbacks Tailwind writes for browsers without `color-mix`. All supported
 * browsers have it, and the live examples do not work without it. Keeps the mixed color, without the
 * `@supports` around it.
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
