export const logOut = {}
