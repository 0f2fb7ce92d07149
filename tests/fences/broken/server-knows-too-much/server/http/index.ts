export const refuse = {}
