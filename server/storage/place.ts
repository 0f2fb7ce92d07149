/** Where everything is: a database of its own in a folder, unless there is one that servers share. */
export type StoragePlace = { readonly dataDir: string; readonly databaseUrl: string | undefined }
