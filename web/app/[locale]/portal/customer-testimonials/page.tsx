import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TestimonialList } from '#features/portal/testimonial-list.tsx';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/customer-testimonials'>) {
  return textMetadata('customer-testimonials', props);
}

export default function CustomerTestimonialsPage() {
  return (
    <TextPage name="customer-testimonials" lists="testimonial">
      <TestimonialList />
    </TextPage>
  );
}
