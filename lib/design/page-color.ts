/** Background of a page in the default theme, where no style sheet can say it: tabs, home screens. */
export const pageColor = '#ffffff';
