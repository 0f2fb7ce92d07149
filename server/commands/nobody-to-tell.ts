/** A command remembers no keys; a server that does sees for itself that others wrote. */
export const nobodyToTell = (): void => undefined
