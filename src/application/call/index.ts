/** Knows what calls share: how one is called off, what is followed, which version was read, and whether there is a network. */
export type { CallingOff } from './calling-off'
export type { Connection } from './connection'
export type { Follow, FollowState, Leave } from './followed'
export type { Versioned } from './versioned'
