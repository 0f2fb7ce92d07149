type PageTitleProps = { readonly page: string; readonly projectName: string | undefined }

/** The document title, such as `Stops · Week 48 · Rondrit`. */
export const PageTitle = ({ page, projectName }: PageTitleProps) => (
  <title>{[page, projectName ?? '', 'Rondrit'].filter((part) => part !== '').join(' · ')}</title>
)
