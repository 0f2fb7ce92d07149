/** Knows what calls share: how one is called off, what is followed, which version was read, and whether there is a network. */
export type { CallingOff } from './cancel-signal'
export type { Connection } from './network-status'
export type { Follow, FollowState, Leave } from './event-source'
export type { Versioned } from './versioned'
