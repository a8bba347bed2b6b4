/** What is open above the table: one thing at a time. */
export type Opened =
  'points' | 'actions' | 'drawer' | 'menu' | 'settings' | 'keys' | 'end' | 'fairness' | 'device' | null;

/** The parts of the drawer. */
export type DrawerTab = 'log' | 'chat' | 'agreements' | 'notes';
