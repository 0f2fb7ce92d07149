import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import Login from '../screens/login'
import { WithActions } from './with-actions'
import { Account, NewProject, NotFound, ProjectPage, Projects, Settings } from './lazy-pages'
import { SignedInOnly } from './signed-in-only'

/** §2: the route table. */
export const AppRoutes = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="/settings"
        element={
          <WithActions>
            <Settings />
          </WithActions>
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
