type PageTitleProps = { readonly of: string; readonly project: string | undefined }

/** What the browser calls a page of a project: `Stops · Week 48 · Rondrit`. */
export const PageTitle = ({ of, project }: PageTitleProps) => (
  <title>{[of, project ?? '', 'Rondrit'].filter((part) => part !== '').join(' · ')}</title>
)
