export const theme = 'dark'
