/** §9: when a driver drives, and with room for how much, where nobody says otherwise. */
export const defaultShift = { earliest: '09:00', latest: '18:00', capacity: 50 } as const
