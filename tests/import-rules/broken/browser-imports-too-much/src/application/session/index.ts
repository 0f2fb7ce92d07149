export type UserStorage = Readonly<Record<string, unknown>>
