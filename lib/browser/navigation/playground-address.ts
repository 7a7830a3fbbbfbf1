/** The query of the page's address, for what a visitor sets on it. */
export const playgroundAddress = {
  read: () => location.search,
  /**
   * Changes the query in place. The state of the entry is handed on as it is, so the router takes the
   * change for its own and nothing is drawn or counted anew.
   */
  write: (query: string) => {
    try {
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    } catch (error) {
      // Browsers refuse too many changes in a row; the next one says it all.
      console.warn('The address could not follow.', error);
    }
  },
};
