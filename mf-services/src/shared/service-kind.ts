/** A service that can be requested: the namespace of its page's texts, and the beginning of the ids on its page. */
export type ServiceKind = 'import-services' | 'vehicle-sourcing' | 'consignment';
