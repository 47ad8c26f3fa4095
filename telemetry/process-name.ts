/** A process of ours that tells of itself; `receiver` is the one of replies. */
export type ProcessName = 'web' | 'api' | 'worker' | 'receiver';
