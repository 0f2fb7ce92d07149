import { Component, type ReactNode } from 'react'
import { LazyLoadError, reloadPage } from '../lazy'
import { Button } from './button'
import { errorIcon } from './auth-icons'
import { EmptyState } from './empty-state'

type ErrorBoundaryProps = {
  /** where one is; elsewhere it is tried anew */
  readonly resetKey: string
  /** asks for the page anew, as only that brings what did not arrive */
  readonly onReload?: () => void
  readonly children: ReactNode
}

type ErrorState = { readonly hasError: boolean; readonly isLoadError: boolean; readonly resetKey: string }

/** What breaks in one pane leaves the others as they are. */
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
