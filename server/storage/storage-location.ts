/** A shared PostgreSQL if `databaseUrl` is set, otherwise a folder. */
export type StorageLocation = { readonly dataDir: string; readonly databaseUrl: string | undefined }
