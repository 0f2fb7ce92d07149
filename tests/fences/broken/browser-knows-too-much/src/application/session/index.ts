export type SessionKeeper = Readonly<Record<string, unknown>>
