export const persistentConnection = {}
