/** Where everything is stored: in a shared PostgreSQL where `databaseUrl` is set, otherwise in a folder. */
export type StorageLocation = { readonly dataDir: string; readonly databaseUrl: string | undefined }
