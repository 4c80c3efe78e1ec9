// How OAuth addresses refuse (RFC 6749 §5.2).
import { z } from 'zod';

export const OauthRefusal = z.object({ error: z.string(), error_description: z.string() });
