export const storedKey = 'currentUser'
