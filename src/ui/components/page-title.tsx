type PageTitleProps = { readonly page: string; readonly project: string | undefined }

/** The document title, such as `Stops · Week 48 · Rondrit`. */
export const PageTitle = ({ page, project }: PageTitleProps) => (
  <title>{[page, project ?? '', 'Rondrit'].filter((part) => part !== '').join(' · ')}</title>
)
