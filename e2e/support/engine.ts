/**
 * Tag of tests of what only the usual build does: pages whose scripts wait for a sign of a person, queued presses,
 * page data fetched by the site itself. `npm run e2e:as-exported` leaves them out.
 */
export const engine = '@engine';
