/** The query of the page's address, with the settings of a playground. */
export const playgroundAddress = {
  read: () => location.search,
  /**
   * Replaces the query. Keeps the state of the history entry, so that the router ignores the change, and
   * nothing is rendered or counted again.
   */
  write: (query: string) => {
    try {
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    } catch (error) {
      // Browsers reject too frequent changes. The next one contains all settings.
      console.warn('The address could not be updated.', error);
    }
  },
};
