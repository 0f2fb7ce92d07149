type PageTitleProps = { readonly page: string; readonly project: string | undefined }

/** What the browser calls a page of a project: `Stops · Week 48 · Rondrit`. */
export const PageTitle = ({ page, project }: PageTitleProps) => (
  <title>{[page, project ?? '', 'Rondrit'].filter((part) => part !== '').join(' · ')}</title>
)
