export const stopRow = ''
