import { Component, type ReactNode } from 'react'
import { LazyLoadError, reloadPage } from '../lazy'
import { Button } from './button'
import { errorIcon } from './first-load-icons'
import { EmptyState } from './empty-state'

type ErrorBoundaryProps = {
  /** a change of it clears the error */
  readonly resetKey: string
  /** loads the page again, which is the only way to retry a module that failed to load */
  readonly onReload?: () => void
  readonly children: ReactNode
}

type ErrorState = { readonly hasError: boolean; readonly isLoadError: boolean; readonly resetKey: string }

/** Confines an error to its pane. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  override state: ErrorState = { hasError: false, isLoadError: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorState> {
    return { hasError: true, isLoadError: error instanceof LazyLoadError }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorState): ErrorState | null {
    return resetKey === state.resetKey ? null : { hasError: false, isLoadError: false, resetKey }
  }

  private readonly reload = (): void => {
    const { onReload = reloadPage } = this.props
    if (this.state.isLoadError) onReload()
    else this.setState({ hasError: false })
  }

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children
    return (
      <div role="alert">
        <EmptyState icon={errorIcon} message="Something went wrong, please try again">
          <Button label="Reload" onPress={this.reload} />
        </EmptyState>
      </div>
    )
  }
}
