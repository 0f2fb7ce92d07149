import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AtWork } from './at-work'
import { SignedInOnly } from './signed-in-only'

const Login = lazy(() => import('../screens/login'))
const Account = lazy(() => import('../screens/account'))
const Settings = lazy(() => import('../screens/settings'))
const Projects = lazy(() => import('../screens/projects'))
const NewProject = lazy(() => import('../screens/project-new'))
const NotFound = lazy(() => import('../screens/not-found'))
const ProjectPage = lazy(async () => ({ default: (await import('../project')).ProjectPage }))

/** §2: the route table. */
export const Addresses = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="/settings"
        element={
          <AtWork>
            <Settings />
          </AtWork>
        }
      />
      <Route element={<SignedInOnly />}>
        <Route index element={<Navigate to="/projects" replace />} />
        <Route path="/account" element={<Account />} />
        <Route path="/projects" element={<Projects />} />
        <Route path="/projects/new" element={<NewProject />} />
        <Route path="/projects/*" element={<ProjectPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </Suspense>
)
