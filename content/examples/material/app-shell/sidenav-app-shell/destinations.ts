export interface Destination {
  name: string;
  icon: string;
  /** What its page shows, instead of a page of your own. */
  entries: readonly { title: string; text: string }[];
}

// #docregion destinations
/** In the order of their use: a bar has room for the first four and a button for the rest. */
export const DESTINATIONS: readonly Destination[] = [
  {
    name: 'Today',
    icon: 'anchor',
    entries: [
      { title: 'Arriving: Marlin', text: 'Berth 12, at about 14:00' },
      { title: 'Arriving: Sea Otter', text: 'Berth 7, at about 16:30' },
      { title: 'Leaving: Grey Gull', text: 'Berth 3, before 11:00' },
      { title: 'High water', text: '13:42, 3.1 meters' },
    ],
  },
  // #enddocregion destinations
  {
    name: 'Berths',
    icon: 'place',
    entries: [
      { title: 'North pier', text: '18 of 24 taken' },
      { title: 'South pier', text: '9 of 20 taken' },
    ],
  },
  {
    name: 'Bookings',
    icon: 'schedule',
    entries: [
      { title: 'Marlin', text: 'Three nights, paid' },
      { title: 'Sea Otter', text: 'One night, to pay on arrival' },
    ],
  },
  {
    name: 'Inbox',
    icon: 'inbox',
    entries: [
      { title: 'Skipper of the Marlin', text: 'Can we have power at the berth?' },
      { title: 'Harbor police', text: 'The sea wall is closed on Thursday.' },
    ],
  },
  {
    name: 'Weather',
    icon: 'air',
    entries: [{ title: 'Wind', text: 'West, 4 to 5, gusts of 7 in the evening' }],
  },
  {
    name: 'Settings',
    icon: 'settings',
    entries: [{ title: 'Office hours', text: '8:00 to 18:00, in winter to 16:00' }],
  },
];
