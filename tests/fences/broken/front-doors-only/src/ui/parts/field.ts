export const Field = ''
