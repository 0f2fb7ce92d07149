export const heldConnection = {}
