/** What is open above the table; one thing at a time. */
export type Opened =
  'points' | 'actions' | 'drawer' | 'menu' | 'settings' | 'keys' | 'end' | 'fairness' | 'device' | null;
