import type { ReactNode } from 'react';
import { GuideFrame } from '@/components/guide/guide-frame';

export default function GuidesLayout({ children }: { children: ReactNode }) {
  return <GuideFrame>{children}</GuideFrame>;
}
