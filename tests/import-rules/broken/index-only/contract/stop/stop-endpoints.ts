export const addStop = {}
