export const logIn = {}
